import { chakra } from '@chakra-ui/react/styled-system'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { DateTimeCell } from '#web/table/cells.tsx'
import { Card } from '#web/ui/card.tsx'
import { decisionWords } from './words.ts'

const List = chakra('ol', { base: { display: 'flex', flexDirection: 'column', gap: '5' } })
const Item = chakra('li', {
  base: { '& + &': { pt: '5', borderTopWidth: '1px', borderColor: 'line' } },
})
const Head = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', mb: '1', color: 'muted', textStyle: 'caption' },
})
const Who = chakra('span', { base: { color: 'ink', fontWeight: 'medium' } })
const Words = chakra('p', { base: { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxW: 'prose' } })
const Nothing = chakra('p', { base: { color: 'muted' } })

/** What was said with each decision, newest first. */
export function Comments({ comments }: Pick<AdminProject, 'comments'>) {
  return (
    <Card title="Comments">
      {comments.length === 0 ? (
        <Nothing>Nobody has commented on a decision yet.</Nothing>
      ) : (
        <List>
          {comments.map((comment) => (
            <Item key={comment.id}>
              <Head>
                <Who>{decisionWords(comment)}</Who>
                <span>{comment.author}</span>
                <DateTimeCell value={comment.createdOn} />
              </Head>
              <Words>{comment.message}</Words>
            </Item>
          ))}
        </List>
      )}
    </Card>
  )
}
