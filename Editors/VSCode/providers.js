"use strict";
// What VS Code asks a language for, answered by the language server.

const vscode = require("vscode");

const position = ({ line, character }) => new vscode.Position(line, character);
const range = ({ start, end }) => new vscode.Range(position(start), position(end));
/** A range of VS Code as the protocol has it: `JSON.stringify` would make an array of it. */
const plain = ({ start, end }) => ({ start, end });

function workspaceEdit({ changes }) {
  const edit = new vscode.WorkspaceEdit();
  for (const [uri, edits] of Object.entries(changes)) {
    edit.set(vscode.Uri.parse(uri), edits.map((item) => new vscode.TextEdit(range(item.range), item.newText)));
  }
  return edit;
}

function completion(item) {
  // The numbers of the protocol begin at 1, those of VS Code at 0.
  const result = new vscode.CompletionItem(item.label, item.kind - 1);
  const text = item.textEdit.newText;
  result.insertText = item.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
  result.range = range(item.textEdit.range);
  result.keepWhitespace = true;
  result.sortText = item.sortText;
  result.filterText = item.filterText;
  result.detail = item.detail;
  result.preselect = item.preselect;
  if (item.documentation) result.documentation = new vscode.MarkdownString(item.documentation.value);
  return result;
}

function registerProviders(context, selector, request) {
  const at = (document, place) => ({ textDocument: { uri: document.uri.toString() }, position: place });
  const ask = (method, document, params, token) =>
    request(`textDocument/${method}`, { textDocument: { uri: document.uri.toString() }, ...params }, token);
  const languages = vscode.languages;
  context.subscriptions.push(
    languages.registerCompletionItemProvider(
      selector,
      {
        async provideCompletionItems(document, place, token) {
          const list = await request("textDocument/completion", at(document, place), token);
          return list && new vscode.CompletionList(list.items.map(completion), list.isIncomplete);
        },
      },
      " ", "-", "[", "{", ",", "$",
    ),
    languages.registerHoverProvider(selector, {
      async provideHover(document, place, token) {
        const hover = await request("textDocument/hover", at(document, place), token);
        return hover && new vscode.Hover(new vscode.MarkdownString(hover.contents.value), range(hover.range));
      },
    }),
    languages.registerDefinitionProvider(selector, {
      async provideDefinition(document, place, token) {
        const found = await request("textDocument/definition", at(document, place), token);
        return found && new vscode.Location(vscode.Uri.parse(found.uri), range(found.range));
      },
    }),
    languages.registerRenameProvider(selector, {
      async prepareRename(document, place, token) {
        const found = await request("textDocument/prepareRename", at(document, place), token);
        return found && { range: range(found.range), placeholder: found.placeholder };
      },
      async provideRenameEdits(document, place, newName, token) {
        return workspaceEdit(await request("textDocument/rename", { ...at(document, place), newName }, token));
      },
    }),
    languages.registerCodeActionsProvider(selector, {
      async provideCodeActions(document, place, _, token) {
        const found = await ask("codeAction", document, { range: plain(place), context: { diagnostics: [] } }, token);
        return found?.map((item) => {
          const action = new vscode.CodeAction(item.title, vscode.CodeActionKind.Empty.append(item.kind));
          action.edit = workspaceEdit(item.edit);
          return action;
        });
      },
    }),
    languages.registerInlayHintsProvider(selector, {
      async provideInlayHints(document, place, token) {
        const found = await ask("inlayHint", document, { range: plain(place) }, token);
        return found?.map((item) => {
          const hint = new vscode.InlayHint(position(item.position), item.label);
          hint.paddingLeft = true;
          return hint;
        });
      },
    }),
    languages.registerDocumentFormattingEditProvider(selector, {
      async provideDocumentFormattingEdits(document, options, token) {
        const edits = await ask("formatting", document, { options }, token);
        return edits?.map((item) => new vscode.TextEdit(range(item.range), item.newText));
      },
    }),
  );
}

module.exports = { registerProviders, range, plain };
