import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Calendar } from './business-days.ts'
import { type Move, progressOf } from './review-clock.ts'

const utc: Calendar = { timeZone: 'UTC', holidays: [] }
const promise = { days: 5, calendar: utc }

/** '2 preparation' is a move on 2 March 2026, a Monday, at noon. */
const movesOf = (...moves: string[]): Move[] =>
  moves.map((move) => {
    const [day = '', to = ''] = move.split(' ')
    return { at: march(Number(day)), to: to as Move['to'] }
  })
const march = (day: number) => new Date(Date.UTC(2026, 2, day, 12))

const at = (day: number, ...moves: string[]) => progressOf(movesOf('1 draft', ...moves), promise, march(day))
const states = (progress: ReturnType<typeof at>) =>
  progress.path.map(
    ({ step, state, completedOn }) => `${step} ${state}${completedOn ? ` ${completedOn.getUTCDate()}` : ''}`,
  )

describe('the path', () => {
  it('is ahead before the submission and after a withdrawal', () => {
    const ahead = ['submitted ahead', 'preparation ahead', 'technical ahead', 'business ahead', 'live ahead']
    expect(states(at(9))).toEqual(ahead)
    expect(states(at(9, '2 preparation', '3 technical', '4 draft'))).toEqual(ahead)
    expect(at(9, '2 preparation', '4 draft')).toMatchObject({ clock: null, outcome: null, decidedOn: null })
  })

  it.each([
    [['2 preparation'], ['submitted done 2', 'preparation current', 'technical ahead', 'business ahead', 'live ahead']],
    [
      ['2 preparation', '3 technical'],
      ['submitted done 2', 'preparation done 3', 'technical current', 'business ahead', 'live ahead'],
    ],
    [
      ['2 preparation', '3 technical', '5 business', '9 live'],
      ['submitted done 2', 'preparation done 3', 'technical done 5', 'business done 9', 'live done 9'],
    ],
  ])('after %j is %j', (moves, expected) => {
    expect(states(at(10, ...moves))).toEqual(expected)
  })

  it('goes back with an application that is sent back, and takes the later dates', () => {
    const sentBack = ['2 preparation', '3 technical', '4 preparation']
    expect(states(at(5, ...sentBack)).slice(1, 3)).toEqual(['preparation current', 'technical ahead'])
    const again = [...sentBack, '5 technical', '6 business']
    expect(states(at(9, ...again)).slice(1, 4)).toEqual(['preparation done 5', 'technical done 6', 'business current'])
  })

  it('stays at the desk that asked while the partner answers', () => {
    const asked = ['2 preparation', '3 technical', '4 changes']
    expect(states(at(5, ...asked)).slice(1, 4)).toEqual(['preparation done 3', 'technical current', 'business ahead'])
    expect(states(at(9, ...asked, '6 technical')).slice(1, 3)).toEqual(['preparation done 3', 'technical current'])
  })

  it('stops at the desk where the application is rejected', () => {
    const rejected = at(9, '2 preparation', '3 technical', '6 rejected')
    expect(states(rejected)).toEqual([
      'submitted done 2',
      'preparation done 3',
      'technical stopped',
      'business ahead',
      'live ahead',
    ])
    expect(rejected).toMatchObject({ clock: null, outcome: 'rejected', decidedOn: march(6) })
  })

  it('stays that of the approval through suspension and reinstatement', () => {
    const live = at(30, '2 preparation', '3 technical', '4 business', '5 live', '10 suspended', '20 live')
    expect(live).toMatchObject({ outcome: 'approved', decidedOn: march(5), clock: null })
    expect(states(live)[4]).toBe('live done 5')
  })

  it('begins again with a new application', () => {
    const again = at(12, '2 preparation', '3 technical', '4 rejected', '11 preparation')
    expect(states(again).slice(0, 3)).toEqual(['submitted done 11', 'preparation current', 'technical ahead'])
    expect(again.clock).toMatchObject({ businessDays: 1, promisedOn: '2026-03-18' })
  })
})

describe('the clock', () => {
  it('counts the business days of the desks and names the promised day', () => {
    expect(at(5, '2 preparation', '4 technical').clock).toEqual({
      turn: 'technical',
      since: march(4),
      businessDays: 3,
      promisedDays: 5,
      promisedOn: '2026-03-09',
      paused: false,
      overdue: false,
    })
  })

  it('is overdue on the business day after the promised day', () => {
    expect(at(9, '2 preparation').clock).toMatchObject({ businessDays: 5, overdue: false })
    expect(at(10, '2 preparation').clock).toMatchObject({ businessDays: 6, overdue: true, promisedOn: '2026-03-09' })
  })

  it('pauses while the partner answers, and moves the promised day', () => {
    const asked = ['2 preparation', '4 changes']
    expect(at(20, ...asked).clock).toMatchObject({
      turn: 'partner',
      since: march(4),
      businessDays: 2,
      promisedOn: null,
      paused: true,
      overdue: false,
    })
    expect(at(20, ...asked, '18 preparation').clock).toMatchObject({
      turn: 'preparation',
      since: march(18),
      businessDays: 4,
      promisedOn: '2026-03-23',
    })
  })

  it('keeps a promised day that passed before the partner was asked', () => {
    const late = at(25, '2 preparation', '11 changes', '24 preparation').clock
    expect(late).toMatchObject({ businessDays: 8, overdue: true, promisedOn: '2026-03-09' })
  })

  it('counts a day once when it is paused and resumed on it', () => {
    expect(at(5, '2 preparation', '4 changes', '4 preparation').clock?.businessDays).toBe(3)
  })

  it('leaves out the holidays of its calendar', () => {
    const calendar = { timeZone: 'UTC', holidays: [{ date: '2026-03-04', name: 'Holiday' }] }
    const { clock } = progressOf(movesOf('2 preparation'), { days: 5, calendar }, march(9))
    expect(clock).toMatchObject({ businessDays: 4, promisedOn: '2026-03-10' })
  })

  it('counts the days where the operator is', () => {
    // 2 March, 20:00 in UTC is 3 March in Singapore.
    const moves: Move[] = [{ at: new Date('2026-03-02T20:00:00Z'), to: 'preparation' }]
    const singapore = { days: 5, calendar: { timeZone: 'Asia/Singapore', holidays: [] } }
    const now = new Date('2026-03-03T17:00:00Z')
    expect(progressOf(moves, singapore, now).clock).toMatchObject({ businessDays: 1, promisedOn: '2026-03-10' })
    expect(progressOf(moves, promise, now).clock).toMatchObject({ businessDays: 1, promisedOn: '2026-03-09' })
  })
})

describe('for any moves between desks and partner', () => {
  const places = fc.array(
    fc.constantFrom('preparation' as const, 'technical' as const, 'business' as const, 'changes' as const),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  const hours = fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 9, maxLength: 9 })
  const anyRound = fc.tuple(places, hours).map(([to, gaps]) => {
    let time = march(2).getTime()
    const moves: Move[] = [{ at: new Date(time), to: 'preparation' }]
    for (const [index, place] of to.entries()) {
      time += (gaps[index] ?? 0) * 3_600_000
      moves.push({ at: new Date(time), to: place })
    }
    return { moves, now: new Date(time + (gaps[8] ?? 0) * 3_600_000) }
  })

  it('is overdue exactly when a running clock has passed a business day after the promised day', () => {
    fc.assert(
      fc.property(anyRound, ({ moves, now }) => {
        const { clock } = progressOf(moves, promise, now)
        if (!clock || clock.paused) return
        const today = now.toISOString().slice(0, 10)
        const later = progressOf(moves, { ...promise, days: clock.businessDays }, now).clock
        expect(later?.overdue).toBe(false)
        if (clock.overdue) expect((clock.promisedOn ?? '') < today).toBe(true)
        else expect((clock.promisedOn ?? '') >= clock.since.toISOString().slice(0, 10)).toBe(true)
      }),
    )
  })

  it('uses no day while the partner answers', () => {
    fc.assert(
      fc.property(anyRound, fc.integer({ min: 0, max: 1000 }), ({ moves, now }, wait) => {
        const { clock } = progressOf(moves, promise, now)
        const later = progressOf(moves, promise, new Date(now.getTime() + wait * 3_600_000)).clock
        if (clock?.paused) expect(later).toEqual(clock)
        else expect(later?.businessDays).toBeGreaterThanOrEqual(clock?.businessDays ?? 0)
      }),
    )
  })
})
