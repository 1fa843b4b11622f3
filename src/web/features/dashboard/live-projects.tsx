import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { ProjectRow } from '#generated/portal/model/projectRow.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/link.tsx'

const List = chakra('ul', { base: { display: 'grid', gap: '3' } })

export function LiveProjects({ projects }: { projects: ProjectRow[] }) {
  return (
    <Card title="Live projects">
      <List>
        {projects.map(({ id, projectName }) => (
          <li key={id}>
            <TextLink asChild>
              <Link to="/projects/$projectId" params={{ projectId: id }}>
                {projectName}
              </Link>
            </TextLink>
          </li>
        ))}
      </List>
    </Card>
  )
}
