import { expect, it } from 'vitest'
import * as project from '#generated/forms/project.js'
import * as resetPassword from '#generated/forms/reset-password.js'
import * as signIn from '#generated/forms/sign-in.js'
import { bindForm } from './binding.ts'

const reset = bindForm<resetPassword.Value>('reset-password', resetPassword)
const good = { key: '123456', password: 'Sandbox#2026', confirmPassword: 'Sandbox#2026' }

it('accepts a value that the contract accepts', () => {
  expect(reset.check(good)).toEqual([])
})

it('trims a name before it checks its limits, and leaves the description as typed', () => {
  const form = bindForm<project.Value>('project', project)
  const typed = {
    name: ' Lumen Music.\n',
    description: ' Monthly. ',
    projectType: 1,
    productType: 1,
    agreement: true as const,
  }
  expect(form.check(typed)).toEqual([])
  expect(form.read(typed)).toEqual({ ...typed, name: 'Lumen Music.' })
  expect(form.check({ ...typed, name: ' Radio ' }).map(({ field }) => field)).toEqual(['name'])
})

it('reports a cleared field as missing', () => {
  expect(reset.check({ ...good, key: undefined })).toEqual([
    { field: 'key', message: 'Please input the code you received.' },
  ])
})

it('compares a field with the one that it repeats', () => {
  expect(reset.check({ ...good, confirmPassword: 'Sandbox#2027' })).toEqual([
    { field: 'confirmPassword', message: 'Passwords must match' },
  ])
})

it('reports a missing repetition with its own message only', () => {
  expect(reset.check({ ...good, confirmPassword: undefined })).toEqual([
    { field: 'confirmPassword', message: 'Please confirm your password' },
  ])
})

it('applies rules only to fields that the schema accepts', () => {
  const binding = bindForm<signIn.Value>('sign-in', signIn, () => ({ username: 'by rule', password: 'by rule' }))
  expect(binding.check({ password: 'x' })).toEqual([
    { field: 'username', message: 'Please input your account email address.' },
    { field: 'password', message: 'by rule' },
  ])
})
