// For @emotion/is-prop-valid, a list of every attribute of HTML and SVG, which keeps others from reaching an element.
// Types do that here; left to keep back are the words by which Chakra itself is told what to do.
const chakraWords = ['as', 'asChild', 'css', 'recipe', 'theme', 'unstyled']

// biome-ignore lint/style/noDefaultExport: it takes the place of a module that has one.
export default (name: string) => !chakraWords.includes(name)
