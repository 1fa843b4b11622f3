import { type ColorMode, chooseColorMode } from '#docs/page/theme/color-mode.ts'
import { standingForPartner } from '#domain/application-parts.ts'
import { can } from '#domain/capabilities.ts'
import type { Role } from '#domain/roles.ts'
import type { ProjectRow } from '#generated/portal/model/projectRow.ts'
import type { Place } from './places.ts'

const themes: Record<ColorMode, Pick<Place, 'label' | 'note'>> = {
  light: { label: 'Switch to the light theme', note: 'Light mode, colours' },
  dark: { label: 'Switch to the dark theme', note: 'Dark mode, colours' },
  system: { label: 'Switch to the theme of the device', note: 'Automatic colours' },
}

/** The actions of a role; without a role, those of a visitor. */
export function actionsOf(role: Role | null, projects: readonly ProjectRow[]): Place[] {
  return [...(role === 'EXTERNAL_ADMIN' ? partnerActions(projects) : []), ...themeActions()]
}

function partnerActions(projects: readonly ProjectRow[]): Place[] {
  return [
    { label: 'Create Project', note: 'New', to: '/projects', search: { create: true } },
    ...projects.filter(canGenerateKey).map(({ id, projectName }) => ({
      label: 'Generate a key',
      note: projectName,
      to: `/projects/${id}/keys`,
    })),
    ...projects.filter(canGoLive).map(({ id, projectName }) => ({
      label: 'Go live',
      note: projectName,
      to: `/projects/${id}`,
      search: { goLive: true },
    })),
  ]
}

const partner = { role: 'EXTERNAL_ADMIN' } as const

const standingOf = ({ status, changesRequestedOn }: ProjectRow) =>
  standingForPartner(status, Boolean(changesRequestedOn))

const canGenerateKey = (project: ProjectRow) => can.generateKey(partner, standingOf(project), 'sandbox').allowed

const canGoLive = (project: ProjectRow) => can.submitGoLive(partner, standingOf(project)).allowed

function themeActions(): Place[] {
  return (['light', 'dark', 'system'] as const).map((mode) => ({
    ...themes[mode],
    to: '',
    action: `theme-${mode}`,
    run: () => chooseColorMode(mode),
  }))
}
