import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import * as codeBlock from '#web/reference/code-block.tsx'
import * as language from '#web/reference/language.ts'
import * as pieces from '#web/reference/pieces.ts'
import * as select from '#web/reference/select.tsx'
import * as snippet from '#web/reference/snippet.ts'

/** What the script of TRY OUT borrows from this one: scripts/docs/site/write-bundle.ts has the names, and says why. */
const modules = { react, jsxRuntime, reactDom, reactDomClient, codeBlock, language, pieces, select, snippet }

declare global {
  interface Window {
    docsModules: typeof modules
  }
}

window.docsModules = modules
