export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}

export function addMinutes(moment: Date, minutes: number): Date {
  return addSeconds(moment, minutes * 60)
}

export function addHours(moment: Date, hours: number): Date {
  return addMinutes(moment, hours * 60)
}

/** Rounded up, so that the wait is long enough. */
export function secondsUntil(moment: Date, now: Date): number {
  return Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000))
}

/** '2026-03-02', the UTC day of a moment. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** The first moment of a UTC day. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
