"""How well text can be read."""

# Every text in sight whose contrast to what is behind it is too low. Colors of gradients count as well.
FAINT = r"""
const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const known = new Map();
const read = (color) => {
  if (!known.has(color)) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    known.set(color, [r, g, b, a / 255]);
  }
  return known.get(color);
};
const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
const luminance = (color) => color.slice(0, 3).map((c) => c / 255)
  .map((c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
  .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
const contrast = (a, b) => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};
const behind = new Map();
const backgrounds = (element) => {
  if (!behind.has(element)) behind.set(element, backgroundsOf(element));
  return behind.get(element);
};
const backgroundsOf = (element) => {
  const style = getComputedStyle(element);
  const own = read(style.backgroundColor);
  const image = style.backgroundImage === "none" ? [] :
    (style.backgroundImage.match(/(rgba?|color)\([^()]*\)/g) || []).map(read).filter((color) => color[3] > 0);
  if (own[3] === 1 && !image.length) return [own];
  const below = own[3] === 1 ? [[0, 0, 0, 0]] : element.parentElement ? backgrounds(element.parentElement)
    : [matchMedia("(prefers-color-scheme: dark)").matches ? [0, 0, 0, 1] : [255, 255, 255, 1]];
  const flat = below.map((color) => over(own, color));
  return [...flat, ...image.flatMap((color) => flat.map((under) => over(color, under)))];
};
const opacities = new Map();
const opacity = (element) => {
  if (!element) return 1;
  if (!opacities.has(element)) opacities.set(element, getComputedStyle(element).opacity * opacity(element.parentElement));
  return opacities.get(element);
};
const faint = [];
let count = 0;
const measure = (element, color, text) => {
  const [r, g, b, a] = read(color);
  if (!opacity(element)) return;
  for (const under of backgrounds(element)) {
    const ratio = contrast(over([r, g, b, a * opacity(element)], under), under);
    if (ratio < 4.5) faint.push(`${ratio.toFixed(2)}: ${element.tagName}.${element.className} in ${
      element.parentElement.className}: ${text.trim().slice(0, 40)}`);
  }
  count += 1;
};
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const element = node.parentElement;
  if (!node.data.trim() || !element.checkVisibility({ visibilityProperty: true }) || element.closest(".hidden, svg, script")) continue;
  measure(element, getComputedStyle(element).color, node.data);
}
for (const field of document.querySelectorAll("[placeholder]")) {
  if (field.checkVisibility()) measure(field, getComputedStyle(field, "::placeholder").color, "the placeholder");
}
return [count, [...new Set(faint)]];
"""
