;;; scenario-run.el --- Edit scenarios of scenario-run  -*- lexical-binding: t -*-

;; Package-Requires: ((emacs "26.3") (eglot "1.9"))

;;; Commentary:

;; Starts the language server of scenario-run with Eglot, which is part of Emacs from version 29 on, and a package
;; for earlier ones.  Files below a folder "Scenarios", and files such as draft.scenario.yaml, use the mode:
;;
;;   (load "/path/to/Editors/Emacs/scenario-run.el")

;;; Code:

(require 'eglot)

(defvar scenario-run-command (list (or (getenv "SCENARIO_RUN") "scenario-run") "lsp")
  "The command that starts the language server.")

(define-derived-mode scenario-run-mode text-mode "Scenario"
  "Mode for the scenarios of scenario-run."
  (setq-local indent-tabs-mode nil)
  (setq-local comment-start "# "))

(add-to-list 'auto-mode-alist '("/Scenarios/.*\\.ya?ml\\'" . scenario-run-mode))
(add-to-list 'auto-mode-alist '("\\.scenario\\.ya?ml\\'" . scenario-run-mode))
(add-to-list 'eglot-server-programs
             (cons 'scenario-run-mode (lambda (&rest _) scenario-run-command)))
(add-hook 'scenario-run-mode-hook #'eglot-ensure)

(provide 'scenario-run)
;;; scenario-run.el ends here
