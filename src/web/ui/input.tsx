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

const Beside = chakra('div', { base: { position: 'relative', '& > input': { pr: '10' } } })
const AtEnd = chakra('span', { base: { position: 'absolute', insetY: '1', right: '1', display: 'inline-flex' } })

export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Beside>
      <TextInput spellCheck={false} autoCapitalize="none" {...props} type={shown ? 'text' : 'password'} />
      <AtEnd>
        <IconButton label="Show password" aria-pressed={shown} color="subtle" onClick={() => setShown(!shown)}>
          <Icon size={16} aria-hidden />
        </IconButton>
      </AtEnd>
    </Beside>
  )
}

const NativeSelect = chakra('select', {
  ...inputRecipe,
  base: { ...inputRecipe.base, appearance: 'none', pr: '10', cursor: 'pointer' },
})
const Chevron = chakra('span', {
  base: {
    position: 'absolute',
    insetY: '0',
    right: '3',
    display: 'flex',
    alignItems: 'center',
    pointerEvents: 'none',
    color: 'subtle',
  },
})

/** The browser's own select: it is the one that a phone, a keyboard and a screen reader know best. */
export function Select(props: ComponentProps<typeof NativeSelect>) {
  return (
    <Beside>
      <NativeSelect {...props} />
      <Chevron aria-hidden>
        <ChevronDown size={16} />
      </Chevron>
    </Beside>
  )
}
