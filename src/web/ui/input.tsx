// Native inputs with the theme's recipe: Chakra's Input is one of Ark's Field, and rjsf has the state of a field already.
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDown, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { inputRecipe } from '#web/theme/recipes/input.ts'
import { IconButton } from './button.tsx'

export const TextInput = chakra('input', inputRecipe)

const Area = chakra('textarea', inputRecipe)

export function Textarea(props: ComponentProps<typeof Area>) {
  return <Area rows={4} h="auto" minH="24" py="2" resize="vertical" {...props} />
}

const besideInput = { position: 'relative', '& > input': { pr: '10' } } as const
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Box css={besideInput}>
      <TextInput spellCheck={false} autoCapitalize="none" {...props} type={shown ? 'text' : 'password'} />
      <Flex as="span" inline position="absolute" insetY="1" right="1">
        <IconButton label="Show password" aria-pressed={shown} color="subtle" onClick={() => setShown(!shown)}>
          <Icon size={16} aria-hidden />
        </IconButton>
      </Flex>
    </Box>
  )
}

const NativeSelect = chakra('select', {
  ...inputRecipe,
  base: { ...inputRecipe.base, appearance: 'none', pr: '10', cursor: 'pointer', textOverflow: 'ellipsis' },
})
/** Native select, which phones, keyboards and screen readers support best. */
export function Select(props: ComponentProps<typeof NativeSelect>) {
  return (
    <Box css={besideInput}>
      <NativeSelect {...props} />
      <Flex
        as="span"
        position="absolute"
        insetY="0"
        right="3"
        align="center"
        pointerEvents="none"
        color="subtle"
        aria-hidden
      >
        <ChevronDown size={16} />
      </Flex>
    </Box>
  )
}
