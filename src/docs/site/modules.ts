import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import * as codeBlock from '#docs/page/code-block.tsx'
import * as language from '#docs/page/language.ts'
import * as pieces from '#docs/page/pieces.ts'
import * as select from '#docs/page/select.tsx'
import * as snippet from '#docs/page/snippet.ts'

/** What the script of TRY OUT borrows from this one: src/docs/compiler/site/write-bundle.ts has the names, and says why. */
const modules = { react, jsxRuntime, reactDom, reactDomClient, codeBlock, language, pieces, select, snippet }

declare global {
  interface Window {
    docsModules: typeof modules
  }
}

window.docsModules = modules
