// The strict rules hold, typed ones included; what is switched off or bent says why.
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Rules that do not fit the house as they come. */
const house = {
  // `onclick={() => go('/')}` is how a component is wired; nobody reads what it gives back.
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  // Numbers read well in ids, paths of SVG and keys.
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  // `details['seat']` shows that the key is not promised by the type.
  '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
  // An empty name is no name, and `||` passes over it.
  '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
  // No stores here: what is to be followed is $state, and looking for stores in every component is slow.
  'svelte/require-store-reactive-access': 'off',
  // `void position;` names what an effect waits for.
  '@typescript-eslint/no-meaningless-void-operator': 'off',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
};

/** ESLint sees every imported component and what its snippets are handed as `any`. svelte-check knows their types, and looks. */
const unseen = {
  '@typescript-eslint/no-unsafe-argument': 'off',
  '@typescript-eslint/no-unsafe-assignment': 'off',
  '@typescript-eslint/no-unsafe-call': 'off',
  '@typescript-eslint/no-unsafe-member-access': 'off',
  '@typescript-eslint/no-unsafe-return': 'off',
};

export default defineConfig(
  { ignores: ['**/wire.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        project: ['./tsconfig.json', './tsconfig.node.json', './tsconfig.worker.json'],
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: house,
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  { files: ['**/*.svelte'], rules: unseen },
  // Plain JavaScript has no project to be checked against.
  { files: ['**/*.js', '**/*.mjs'], extends: [ts.configs.disableTypeChecked], languageOptions: { globals: globals.node } },
  prettier,
  svelte.configs.prettier,
);
