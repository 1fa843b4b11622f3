import { useState } from 'react'
import { pageMessages } from '#domain/page-messages.ts'
import { useGetOrganisationSuspense } from '#generated/portal/client/organisation.ts'
import { useGetUserSuspense } from '#generated/portal/client/user.ts'
import { showToast } from '#web/stores/toast.ts'
import { advance, asLoaded, initialEditor, type LoadedProfile, type Move } from './editor.ts'
import type { Entry } from './profile-entry.ts'
import { readProfile, save, saveWithCode } from './save-profile.ts'

/** The state of the profile page and what its buttons do. */
export function useProfile() {
  const { data: organisation } = useGetOrganisationSuspense()
  const { data: user } = useGetUserSuspense()
  const [editor, setEditor] = useState(initialEditor)
  // The key of the form: a form takes its initial values once, so loaded records need a form of their own.
  const [formKey, setFormKey] = useState(0)
  const move = (action: Move) => {
    setEditor((before) => advance(before, action))
    if (action.move === 'saved') showToast(pageMessages.review.saved)
  }
  const onEdit = () => move({ move: 'edit', loaded: asLoaded(organisation, user) })
  const onSave = async (entry: Entry, loaded: LoadedProfile) => {
    move({ move: 'save' })
    move(await save(entry, loaded))
  }
  const onCode = async (entry: Entry, loaded: LoadedProfile, otp: string) => {
    move({ move: 'confirm' })
    move(await saveWithCode(entry, loaded, otp))
  }
  const onCancelCode = () => move({ move: 'cancel' })
  const onCancel = ({ company, person }: LoadedProfile) => {
    move({ move: 'cancel' })
    // A save without an answer may have arrived: then the records in the cache are older.
    if (company.unanswered.length + person.unanswered.length > 0) readProfile().catch(() => {})
  }
  const onLoad = async () => {
    move({ move: 'edit', loaded: await readProfile() })
    setFormKey((before) => before + 1)
  }
  return { organisation, user, editor, formKey, onEdit, onSave, onCode, onCancelCode, onCancel, onLoad }
}
