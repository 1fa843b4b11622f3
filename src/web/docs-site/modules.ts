import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'

/** What the script of TRY OUT borrows from this one, so that both have one React: scripts/docs/site/bundle.ts has the names. */
const modules = { react, jsxRuntime, reactDom, reactDomClient }

declare global {
  interface Window {
    docsModules: typeof modules
  }
}

window.docsModules = modules
