import { useState } from 'react'
import { oneFileWords } from '#domain/documents.ts'
import { checkDocument } from '#web/form/check-document.ts'

interface Protocol {
  file: File | null
  problem: string | undefined
}

/** The file that may come along with an approval, and what is wrong with it. */
export function useProtocol() {
  const [protocol, setProtocol] = useState<Protocol>({ file: null, problem: undefined })
  const refuse = (problem: string | undefined) => setProtocol((before) => ({ ...before, problem }))
  const pick = async (file: File | null) => {
    setProtocol({ file, problem: undefined })
    const problem = file && (await checkDocument(file))
    // Another one may have been chosen while this one was read.
    if (problem) setProtocol((now) => (now.file === file ? { file, problem } : now))
  }
  return { ...protocol, pick, refuse, refuseSeveral: () => refuse(oneFileWords) }
}
