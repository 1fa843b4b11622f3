import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Span } from '@chakra-ui/react/span'
import { Text } from '@chakra-ui/react/text'
import { useMutation } from '@tanstack/react-query'
import { Download, FileText } from 'lucide-react'
import { saveFile } from '#docs/model/save-file.ts'
import { uploadMessages } from '#domain/review-messages.ts'
import type { ProjectDocument } from '#generated/admin/model/projectDocument.ts'
import { toastError } from '#web/stores/toast.ts'
import { Button, type ButtonProps } from '#web/ui/button.tsx'

type ScannedFileProps = DownloadProps & { status: ProjectDocument['antivirusStatus'] }

/** A partner's file as staff see it. It can be downloaded once the virus scan has accepted it. */
export const ScannedFile = ({ status, ...download }: ScannedFileProps) => (
  <Grid
    templateColumns={{ base: '18px minmax(0, 1fr)', md: '18px minmax(0, 1fr) auto' }}
    alignItems={{ base: 'start', md: 'center' }}
    columnGap="3"
    rowGap="2"
    minH="8"
    css={{ '& > svg': { color: 'muted', mt: { base: '2px', md: '0' } } }}
  >
    <FileText size={18} aria-hidden />
    <Flex wrap="wrap" columnGap="3" minW="0" css={{ '& > *': { minW: '0', overflowWrap: 'anywhere' } }}>
      <span>{download.name}</span>
      {status === 'PENDING' && <Span color="muted">{uploadMessages.scanPending}</Span>}
      {status === 'REJECTED' && (
        <Span color="danger.fg" fontWeight="medium">
          {uploadMessages.scanFailed}
        </Span>
      )}
    </Flex>
    {status === 'ACCEPTED' && (
      <Box gridColumn={{ base: '2', md: '3' }}>
        <DownloadFile {...download} />
      </Box>
    )}
  </Grid>
)

export const NoDocument = () => <Text color="muted">The partner has not uploaded a document.</Text>

type DownloadProps = {
  name: string
  download: () => Promise<Blob>
  variant?: ButtonProps['variant']
  disabledReason?: string | undefined
}

export function DownloadFile({ name, download, variant = 'secondary', disabledReason }: DownloadProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: download,
    onSuccess: (file) => saveFile(file, name),
    onError: toastError,
  })
  return (
    <Button
      variant={variant}
      size="sm"
      loading={isPending}
      disabledReason={disabledReason}
      aria-label={`Download ${name}`}
      onClick={() => mutate()}
    >
      {!isPending && <Download size={16} aria-hidden />}
      Download
    </Button>
  )
}
