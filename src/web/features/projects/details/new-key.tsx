import { products } from 'virtual:products'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { valuesOf } from '#docs/model/call-values.ts'
import { fillSnippet } from '#docs/model/fill-snippet.ts'
import type { Operation, Product } from '#docs/model/product.ts'
import type { Environment } from '#domain/environments.ts'
import { limits } from '#domain/limits.ts'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { LinkButton } from '#web/entities/link.tsx'
import { callContextOf } from '#web/entities/project/call-context.ts'
import { chooseProject } from '#web/stores/sandbox-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeLines, SecretOnce } from '#web/ui/code.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SkeletonText, Waiting } from '#web/ui/skeleton.tsx'

type Props = { project: Project; environment: Environment; value: string; onClose: () => void }

/** Shows a new key once. A sandbox key comes with its first call. */
export function NewKey({ project, environment, value, onClose }: Props) {
  const what = `${environment} key`
  const first = useFirstOperation(project, environment)
  const suffix = first.data?.product.suffix
  return (
    <Dialog
      title={`Your ${what}`}
      size="md"
      footer={
        <>
          {suffix && (
            <LinkButton
              to="/api-doc/$suffix"
              params={{ suffix }}
              onClick={() => chooseProject(project.projectId)}
              variant="secondary"
            >
              Open the documentation
            </LinkButton>
          )}
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <SecretOnce value={value} what={what} />
      <Text color="muted">It is valid for {limits.keyValidDays} days. Your existing keys keep working.</Text>
      {environment === 'sandbox' && (
        <FirstCall curl={first.data && curlOf(first.data, project, value)} isPending={first.isPending} />
      )}
    </Dialog>
  )
}

function useFirstOperation(project: Project, environment: Environment) {
  const { data: configs } = useGetConfigsSuspense()
  const product = configs.PRODUCT_TYPE.find(({ id }) => id === project.productType)
  return useQuery({ ...firstOperationOf(product?.name), enabled: environment === 'sandbox' })
}

/** Renders nothing when the sample cannot be loaded. */
function FirstCall({ curl, isPending }: { curl: string | null | undefined; isPending: boolean }) {
  if (!curl && !isPending) return null
  return (
    <Stack as="section" gap="3" aria-labelledby="first-call">
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <Box flex="1 1 240px">
          <Heading as="h3" size="sm" id="first-call">
            Make your first call
          </Heading>
          <Text color="muted">Paste this into a terminal. The sandbox answers with 200 and sends no real SMS.</Text>
        </Box>
        {curl && <CopyButton text={curl} what="cURL" label="Copy cURL" />}
      </Flex>
      {curl ? (
        <CodeLines data-testid="first-call">{curl}</CodeLines>
      ) : (
        <Waiting>
          <SkeletonText />
        </Waiting>
      )}
      <Text textStyle="caption" color="muted">
        The documentation's samples also use this key until you reload or close this tab.
      </Text>
    </Stack>
  )
}

interface FirstOperation {
  product: Product
  operation: Operation
}

/** The first operation that the documentation of this product describes; null without one. */
const firstOperationOf = (productName: string | undefined) =>
  queryOptions({
    queryKey: ['first-operation', productName],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<FirstOperation | null> => {
      const source = await products.find(({ title }) => title === productName)?.load()
      const entry = source?.product.groups[0]?.operations[0]
      const [pack] = entry?.packs ?? []
      if (!source || !entry || pack === undefined) return null
      const operation = (await source.load(pack)).operations[entry.id]
      return operation ? { product: source.product, operation } : null
    },
  })

/** The call as a cURL command, with the values of the reader. */
function curlOf({ product, operation }: FirstOperation, project: Project, key: string): string | undefined {
  const context = callContextOf(product, { project, sandboxUrl: project.technicalData.sandboxUrl, key })
  const snippet = operation.snippets.find(({ language }) => language === 'shell')
  const media = operation.requestBody?.media[0]
  const example = media?.examples[0]
  const body = media && example ? { type: media.type, text: example.text } : null
  return snippet && fillSnippet(snippet, valuesOf(operation, context, body)).text
}
