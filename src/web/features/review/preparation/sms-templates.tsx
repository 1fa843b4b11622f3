import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { lazy, Suspense, useState } from 'react'
import type { Decision } from '#domain/decision.ts'
import { limits } from '#domain/limits.ts'
import { pageMessages } from '#domain/page-messages.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import type { SmsTemplate } from '#generated/admin/model/smsTemplate.ts'
import { Button } from '#web/ui/button.tsx'
import { DeleteTemplate } from './delete-template.tsx'
import { TemplateText } from './template-text.tsx'

const TemplateEditor = lazy(async () => ({ default: (await import('./template-editor.tsx')).TemplateEditor }))

type Props = { project: AdminProject; adding: Decision; editable: boolean }

/** The texts that the project may send. Which one is open is one value, so that there is never more than one. */
export function SmsTemplates({ project, adding, editable }: Props) {
  const [open, setOpen] = useState<SmsTemplate | 'new'>()
  const { id, smsTemplates } = project
  return (
    <Stack as="section" gap="4" aria-labelledby="sms-templates">
      <HStack wrap="wrap" justify="space-between" gap="3">
        <div>
          <Heading id="sms-templates">SMS templates</Heading>
          <Text color="muted">
            The texts that the project may send, {smsTemplates.length} of {limits.smsTemplatesPerProject}.
          </Text>
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
      </HStack>
      <Box layerStyle="card" overflow="hidden">
        {smsTemplates.length === 0 ? (
          <Text color="muted" px="4" py="5">
            {pageMessages.review.noTemplate}
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
                    <DeleteTemplate projectId={id} template={template} at={at + 1} />
                  </Flex>
                )}
              </Flex>
            ))}
          </Stack>
        )}
      </Box>
      {open && editable && (
        <Suspense fallback={null}>
          <TemplateEditor
            projectId={id}
            template={open === 'new' ? undefined : open}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  )
}
