import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense, useState } from 'react'
import type { Decision } from '#domain/decision.ts'
import { limits } from '#domain/limits.ts'
import { pageMessages } from '#domain/page-messages.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import type { SmsTemplate } from '#generated/admin/model/smsTemplate.ts'
import { Frame } from '#web/table/parts.tsx'
import { Button } from '#web/ui/button.tsx'
import { DeleteTemplate } from './delete-template.tsx'
import { Head, Heading, Note, Nothing, Section } from './section.tsx'
import { TemplateText } from './template-text.tsx'

const TemplateEditor = lazy(async () => ({ default: (await import('./template-editor.tsx')).TemplateEditor }))

const List = chakra('ol', { base: { display: 'flex', flexDirection: 'column' } })
const Item = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'stretch', md: 'flex-start' },
    gap: { base: '3', md: '6' },
    px: '4',
    py: '4',
    '& + &': { borderTopWidth: '1px', borderColor: 'line' },
  },
})
const Actions = chakra('div', { base: { display: 'flex', gap: '1', flexShrink: '0', ml: { md: 'auto' } } })
type Props = { project: AdminProject; adding: Decision; editable: boolean }

/** The texts that the project may send. Which one is open is one value, so that there is never more than one. */
export function SmsTemplates({ project, adding, editable }: Props) {
  const [open, setOpen] = useState<SmsTemplate | 'new'>()
  const { id, smsTemplates } = project
  return (
    <Section aria-labelledby="sms-templates">
      <Head>
        <div>
          <Heading id="sms-templates">SMS templates</Heading>
          <Note>
            The texts that the project may send, {smsTemplates.length} of {limits.smsTemplatesPerProject}.
          </Note>
        </div>
        {editable && (
          <Button
            variant="secondary"
            disabledReason={adding.allowed ? undefined : adding.because}
            onClick={() => setOpen('new')}
          >
            Add template
          </Button>
        )}
      </Head>
      <Frame>
        {smsTemplates.length === 0 ? (
          <Nothing>{pageMessages.review.noTemplate}</Nothing>
        ) : (
          <List aria-label="SMS templates">
            {smsTemplates.map((template, at) => (
              <Item key={template.sms_template_id}>
                <TemplateText text={template.text} />
                {editable && (
                  <Actions>
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={`Edit template ${at + 1}`}
                      onClick={() => setOpen(template)}
                    >
                      Edit
                    </Button>
                    <DeleteTemplate projectId={id} template={template} at={at + 1} />
                  </Actions>
                )}
              </Item>
            ))}
          </List>
        )}
      </Frame>
      {open && editable && (
        <Suspense fallback={null}>
          <TemplateEditor
            projectId={id}
            template={open === 'new' ? undefined : open}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </Section>
  )
}
