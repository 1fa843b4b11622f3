import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RequiredSecurity } from './security.tsx'

it('says that an operation without required credentials works without them', () => {
  render(<RequiredSecurity alternatives={[[]]} />)
  expect(screen.getByText('Works without credentials.')).toBeTruthy()
})
