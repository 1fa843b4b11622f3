/**
 * Stands in the build for rjsf's own default registry (vite.config.ts, resolve.alias): its widgets and templates are all
 * replaced by rjsf-theme.tsx, and left in they would be a quarter of the form kit's size. Everywhere else, tests
 * included, rjsf's own is used and overridden to the same effect.
 */
// biome-ignore lint/style/noDefaultExport: it takes the place of a module that has one.
export default function getDefaultRegistry() {
  return {
    fields: {},
    templates: { ButtonTemplates: {} },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: (text: string) => text,
    globalFormOptions: { idPrefix: 'root', idSeparator: '_', useFallbackUiForUnsupportedType: false },
  }
}
