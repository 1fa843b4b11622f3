import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { randomUuid } from '#web/api/random-uuid.ts'
import { findMentions } from './mentions.ts'

export interface OutgoingMessage {
  /** The id is the same for every attempt to send one text, so that the server stores the text once. */
  id: string
  text: string
  mentions: string[]
}

/** Sends a text. A second attempt with the same text has the same id. */
export function useSend(send: (message: OutgoingMessage) => Promise<unknown>, onSent: () => void) {
  const attempt = useRef<{ id: string; text: string }>(undefined)
  return useMutation({
    mutationFn: (text: string) => {
      if (attempt.current?.text !== text) attempt.current = { id: randomUuid(), text }
      return send({ ...attempt.current, mentions: findMentions(text) })
    },
    onSuccess: () => {
      attempt.current = undefined
      onSent()
    },
  })
}
