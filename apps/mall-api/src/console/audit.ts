import { html } from 'hono/html'
import { defineSection } from '../core/console/section.ts'
import { wireDate } from '../core/wire/wire.ts'
import { queryOne } from '../db/db.ts'
import type { Db } from '../db/db.ts'

const VALUE_MAX = 500
const SHOWN = 100

type Act = { administrator: string; address: string | undefined; action: string; form: Record<string, string> }

/** Records an action of an administrator before the action runs. Returns a function that records the outcome. */
export async function recordAct(
  { db, now }: { db: Db; now: number },
  { administrator, address, action, form }: Act,
): Promise<(done: boolean) => Promise<void>> {
  const kept = Object.entries(form).map(([name, value]) => [name, value.slice(0, VALUE_MAX)])
  const { id } = await queryOne<{ id: number }>(
    db,
    `insert into audit_entry (administrator, at, address, action, form) values ($1, $2, $3, $4, $5::text::jsonb)
    returning audit_entry_id as id`,
    [administrator, now, address ?? null, action, JSON.stringify(Object.fromEntries(kept))],
  )
  return async (done) => {
    await db.query('update audit_entry set done = $2 where audit_entry_id = $1', [id, done])
  }
}

type Entry = { id: number; administrator: string; at: number; action: string; form: unknown; done: boolean | null }

/** The last actions of administrators, newest first. */
export const auditSection = defineSection({
  name: 'audit',
  texts: {
    title: ['操作记录', 'Audit trail'],
    administrator: ['管理员', 'Administrator'],
    time: ['时间', 'Time'],
    fields: ['内容', 'Fields'],
    outcome: ['结果', 'Outcome'],
    done: ['已完成', 'Done'],
    refused: ['未完成', 'Refused'],
    unknown: ['未知', 'Unknown'],
  },
  read: ({ db }) =>
    db.query<Entry>(
      `select audit_entry_id as id, administrator, at, action, form, done from audit_entry
      order by at desc, audit_entry_id desc limit ${SHOWN}`,
    ),
  draw: (entries, { t, table }) =>
    table(
      ['time', 'administrator', 'action', 'fields', 'outcome'],
      entries.map(
        ({ id, administrator, at, action, form, done }) =>
          html`<tr data-entry="${id}">
            <td>${wireDate(at)}</td>
            <td>${administrator}</td>
            <td>${action}</td>
            <td class="words">${JSON.stringify(form)}</td>
            <td>${t(done === null ? 'unknown' : done ? 'done' : 'refused')}</td>
          </tr>`,
      ),
    ),
  actions: {},
})
