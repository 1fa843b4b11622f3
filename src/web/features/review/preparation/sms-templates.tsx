import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import type { Decision } from '#domain/decision.ts'
import { limits } from '#domain/limits.ts'
import { reviewMessages } from '#domain/review-messages.ts'
import { measureSms } from '#domain/sms-segments.ts'
import { dynamicNames, fillTemplate, piecesOf } from '#domain/sms-template.ts'
import { useDeleteSmsTemplate } from '#generated/admin/client/preparation.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import type { SmsTemplate } from '#generated/admin/model/smsTemplate.ts'
import { lazyDialog } from '#web/entities/lazy-dialog.tsx'
import { useDeleteDialog } from '#web/entities/use-delete-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { ScreenSection } from '#web/ui/screen.tsx'
import { samplePassword, samplesFor } from './samples.ts'
import { onDeleteError } from './save-problem.ts'
import { sizeLabel } from './size-labels.ts'

const TemplateEditor = lazyDialog(async () => (await import('./template-editor.tsx')).TemplateEditor)

type Props = { project: AdminProject; adding: Decision; editable: boolean }

/** The project's SMS templates. The open editor is a single value, so that at most one is open. */
export function SmsTemplates({ project, adding, editable }: Props) {
  const [open, setOpen] = useState<SmsTemplate | 'new'>()
  const { id, smsTemplates } = project
  return (
    <ScreenSection
      id="sms-templates"
      title="SMS templates"
      note={`The texts that the project may send, ${smsTemplates.length} of ${limits.smsTemplatesPerProject}.`}
      action={
        editable && (
          <Button variant="secondary" disabledReason={adding.because} onClick={() => setOpen('new')}>
            Add template
          </Button>
        )
      }
    >
      <Box layerStyle="card" overflow="hidden">
        {smsTemplates.length === 0 ? (
          <Text color="muted" px="4" py="5">
            {reviewMessages.noTemplate}
          </Text>
        ) : (
          <Stack as="ol" gap="0" aria-label="SMS templates">
            {smsTemplates.map((template, at) => (
              <Flex
                as="li"
                direction={{ base: 'column', md: 'row' }}
                align={{ base: 'stretch', md: 'flex-start' }}
                gap={{ base: '3', md: '6' }}
                px="4"
                py="4"
                css={{ '& + &': { borderTopWidth: '1px', borderColor: 'line' } }}
                key={template.sms_template_id}
              >
                <TemplateText text={template.text} />
                {editable && (
                  <Flex gap="1" flexShrink="0" ml={{ md: 'auto' }}>
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={`Edit template ${at + 1}`}
                      onClick={() => setOpen(template)}
                    >
                      Edit
                    </Button>
                    <DeleteTemplate projectId={id} template={template} number={at + 1} />
                  </Flex>
                )}
              </Flex>
            ))}
          </Stack>
        )}
      </Box>
      {open && editable && (
        <TemplateEditor
          projectId={id}
          template={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </ScreenSection>
  )
}

/** A stored template with its placeholders highlighted, and the size of a filled one. */
function TemplateText({ text }: { text: string }) {
  const filled = fillTemplate(text, samplesFor(dynamicNames(text)), samplePassword)
  return (
    <Box minW="0" flex="1">
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere" maxW="prose">
        <Marked text={text} />
      </Text>
      <Text mt="1" color="muted" textStyle="caption">
        {sizeLabel(measureSms(filled))}
      </Text>
    </Box>
  )
}

function Marked({ text }: { text: string }) {
  let offset = 0
  return piecesOf(text).map((piece) => {
    const start = offset
    offset += piece.text.length
    return piece.kind === 'text' ? (
      piece.text
    ) : (
      <chakra.mark textStyle="mono" color="brand.fg" bg="brand.wash" borderRadius="sm" px="1" key={start}>
        {piece.text}
      </chakra.mark>
    )
  })
}

type DeleteTemplateProps = { projectId: string; template: SmsTemplate; number: number }

function DeleteTemplate({ projectId, template, number }: DeleteTemplateProps) {
  const { isOpen, open, close, mutation } = useDeleteDialog('sms-templates', onDeleteError(projectId))
  const { mutate, isPending } = useDeleteSmsTemplate({ mutation })
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={`Delete template ${number}`} onClick={open}>
        Delete
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Delete this template?"
          confirm="Delete template"
          pending={isPending}
          onConfirm={() => mutate({ projectId, templateId: template.sms_template_id })}
          onClose={close}
        >
          <p>Once it is deleted, the project cannot send this text.</p>
          <Box
            as="blockquote"
            pl="4"
            borderLeftWidth="2px"
            borderColor="line.strong"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
          >
            {template.text}
          </Box>
        </ConfirmDialog>
      )}
    </>
  )
}
