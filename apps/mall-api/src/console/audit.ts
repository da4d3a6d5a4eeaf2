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

/** The actions of administrators and sellers, newest first. */
export const auditSection = defineSection({
  name: 'audit',
  texts: {
    title: ['操作记录', 'Audit trail'],
    empty: ['有人在工作台操作后，记录显示在这里。', 'Actions appear here when people of the console act.'],
    find: ['管理员、操作或编号', 'Person, action or number'],
    administrator: ['操作人', 'Person'],
    time: ['时间', 'Time'],
    fields: ['内容', 'Fields'],
    outcome: ['结果', 'Outcome'],
    done: ['已完成', 'Done'],
    refused: ['未完成', 'Refused'],
    unknown: ['未知', 'Unknown'],
  },
  states: ['done', 'refused', 'unknown'],
  read: ({ db }, { find, state, page }) =>
    db.query<Entry>(
      `select audit_entry_id as id, administrator, at, action, form, done from audit_entry
      where ($1 = '' or administrator = $1 or action = $1 or form::text ilike '%' || $1 || '%')
        and ($2 = '' or $2 = case when done is null then 'unknown' when done then 'done' else 'refused' end)
      order by at desc, audit_entry_id desc limit ${SHOWN} offset $3::bigint`,
      [find.trim(), state, (page - 1) * SHOWN],
    ),
  draw: (entries, { t, table, search, pages }) =>
    html`${search(t('find'))}${table(
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
    )}${pages(entries.length, SHOWN)}`,
  actions: {},
})
