import { messages } from '#domain/messages.ts'
import type { Step } from '#web/ui/story/steps.tsx'

export const goLiveSteps: readonly Step[] = [
  {
    name: 'Sign up and try it',
    words: `Confirm your e-mail address, create a project, generate a sandbox key. ${messages.projects.sandboxIsFree}.`,
  },
  {
    name: 'Build against the sandbox',
    words:
      'Six calls, answered by a simulator with test subscribers who pay, decline, time out or lose an answer. No message is sent and no money moves.',
  },
  {
    name: 'Ask to go live',
    words:
      'Choose operators, name the addresses you call from, and add company, representative, bank and one document. The form keeps what you have entered.',
  },
  {
    name: 'Hear from us within 5 business days',
    words:
      'Three desks look at it: product codes and templates are prepared, the integration is tested, the business is approved. A refusal comes with its reason, and you can correct and send it again.',
  },
]
