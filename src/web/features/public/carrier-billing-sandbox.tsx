import { messages } from '#domain/messages.ts'
import { Code } from '#web/ui/story/call.tsx'
import { FactTable } from '#web/ui/story/fact-table.tsx'
import { Section, Text } from '#web/ui/story/section.tsx'
import { testSubscribers } from './facts.ts'

/** The sandbox: what it is, and how a developer makes it do what a subscriber might. */
export function SandboxNumbers() {
  return (
    <Section title="The sandbox" note={`${messages.projects.sandboxIsFree}.`}>
      <Text>
        The sandbox speaks the same API at its own address, with keys of its own. Nothing in it leaves the machine: no
        message is sent, no money moves. The last four digits of a number choose how a call ends; every other number
        belongs to a subscriber who can pay.
      </Text>
      <FactTable
        caption="Test subscribers"
        columns={['Number ends in', 'What happens', 'Result']}
        rows={testSubscribers.map(([digits, words, result]) => [
          <Code key={digits}>{digits}</Code>,
          words,
          <Code key={result}>{result}</Code>,
        ])}
      />
      <Text>
        Each new project has three product codes per operator, a low, a middle and a high price. Up to 500 calls in ten
        seconds are answered per key, and each of them stands in the project’s log, secrets masked. Of those above that,
        ten do.
      </Text>
    </Section>
  )
}
