import { expect, it } from 'vitest'
import * as resetPassword from '#generated/forms/reset-password.js'
import * as signIn from '#generated/forms/sign-in.js'
import { bindForm } from './binding.ts'

const reset = bindForm<resetPassword.Value>('reset-password', resetPassword)
const good = { key: '123456', password: 'Sandbox#2026', confirmPassword: 'Sandbox#2026' }

it('accepts what the contract accepts', () => {
  expect(reset.check(good)).toEqual([])
})

it('takes a cleared field for a missing one', () => {
  expect(reset.check({ ...good, key: undefined })).toEqual([
    { field: 'key', message: 'Please input the code you received.' },
  ])
})

it('compares what has to be typed twice', () => {
  expect(reset.check({ ...good, confirmPassword: 'Sandbox#2027' })).toEqual([
    { field: 'confirmPassword', message: 'Passwords must match' },
  ])
})

it('leaves a field alone that was not repeated yet, but for its own message', () => {
  expect(reset.check({ ...good, confirmPassword: undefined })).toEqual([
    { field: 'confirmPassword', message: 'Please confirm your password' },
  ])
})

it('asks a rule only about fields that are right by themselves', () => {
  const binding = bindForm<signIn.Value>('sign-in', signIn, () => ({ username: 'by rule', password: 'by rule' }))
  expect(binding.check({ password: 'x' })).toEqual([
    { field: 'username', message: 'Please input your account email address.' },
    { field: 'password', message: 'by rule' },
  ])
})
