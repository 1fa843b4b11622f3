import { type ColorMode, chooseColorMode } from '#docs/page/theme/color-mode.ts'
import { fromPortalStatus } from '#domain/project-states.ts'
import type { Role } from '#domain/roles.ts'
import type { ProjectRow } from '#generated/portal/model/projectRow.ts'
import type { Place } from './places.ts'

const themes: Record<ColorMode, Pick<Place, 'label' | 'note'>> = {
  light: { label: 'Switch to the light theme', note: 'Light mode, colours' },
  dark: { label: 'Switch to the dark theme', note: 'Dark mode, colours' },
  system: { label: 'Switch to the theme of the device', note: 'Automatic colours' },
}

/** What a role can do from anywhere; without a role, what a visitor can do. */
export function actionsOf(role: Role | null, projects: readonly ProjectRow[]): Place[] {
  return [...(role === 'EXTERNAL_ADMIN' ? partnerActions(projects) : []), ...themeActions()]
}

function partnerActions(projects: readonly ProjectRow[]): Place[] {
  return [
    { label: 'Create Project', note: 'New', to: '/projects', search: { create: true } },
    ...projects.map(({ id, projectName }) => ({
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

const canGoLive = ({ status }: ProjectRow) => ['draft', 'rejected'].includes(fromPortalStatus(status))

function themeActions(): Place[] {
  return (['light', 'dark', 'system'] as const).map((mode) => ({
    ...themes[mode],
    to: '',
    action: `theme-${mode}`,
    run: () => chooseColorMode(mode),
  }))
}
