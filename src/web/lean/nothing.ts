// For hoist-non-react-statics, which Emotion imports for a function (withTheme) that nobody calls.
// biome-ignore lint/style/noDefaultExport: it takes the place of a module that has one.
export default undefined
