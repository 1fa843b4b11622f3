// For rjsf's own registry of widgets and templates, a quarter of the form kit. form/rjsf-theme.tsx replaces all of them,
// and FormShell hands that theme over whatever the registry holds.
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
