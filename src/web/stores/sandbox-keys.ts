// What fills the code samples: the project the reader chose, and sandbox keys as they came from the dialog that shows one
// once, or pasted. In memory only: a reload, the end of the tab and the end of the session forget them.
import { create } from 'zustand'
import { useSession } from './session.ts'

interface SandboxKeys {
  /** Undefined until the reader has chosen; null for the examples of the specification. */
  projectId: string | null | undefined
  /** By project. */
  keys: ReadonlyMap<string, string>
}

const nothing = (): SandboxKeys => ({ projectId: undefined, keys: new Map() })

export const useSandboxKeys = create<SandboxKeys>(nothing)

export const chooseProject = (projectId: string | null) => useSandboxKeys.setState({ projectId })

export function rememberKey(projectId: string, key: string) {
  useSandboxKeys.setState(({ keys }) => ({ keys: new Map(keys).set(projectId, key) }))
}

export function forgetKey(projectId: string) {
  useSandboxKeys.setState(({ keys }) => ({ keys: new Map([...keys].filter(([id]) => id !== projectId)) }))
}

useSession.subscribe(({ isLoggedIn }) => {
  if (!isLoggedIn) useSandboxKeys.setState(nothing())
})
