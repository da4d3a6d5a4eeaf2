import { writeServerTime } from '@millwright/domain/time'
import { html } from 'hono/html'
import type { Db } from '../../db/db.ts'
import { yuan } from '../../core/console/yuan.ts'
import { CONSOLE_ROWS, defineSection } from '../../core/console/section.ts'
import { inScopeSql, scopeParam, shopsByField } from '../../core/console/shopScope.ts'
import { buyInGroup } from './sampleBuyers.ts'
import { activityStatusOf, groupColumns } from '../../core/promotion/sales.ts'
import type { GroupRow } from '../../core/promotion/sales.ts'
import { failTeams } from './teams.ts'

const HOUR = 3_600_000
const id = /^\d{1,16}$/

type Team = {
  id: number
  activity: number
  people: number
  joined: number
  endTime: number
  leader: string
  name: string
}

const shopsOfDeal = shopsByField(
  'groupActivityId',
  'select shop_id from group_activity join product using (prod_id) where group_activity_id = $1::bigint',
)

/** The seller console's section of group deals. */
export const groupConsoleSection = defineSection({
  name: 'groups',
  texts: {
    title: ['拼团活动', 'Group deals'],
    empty: ['拼团活动导入后显示在这里。', 'Group deals appear here when they are imported.'],
    find: ['商品名称', 'Product'],
    time: ['时间', 'Time'],
    joined: ['已参团', 'Joined'],
    people: ['成团人数', 'People needed'],
    startNow: ['立即开始', 'Start now'],
    endNow: ['立即结束', 'End now'],
    openTeam: ['样例买家开团', 'Sample buyer opens a team'],
    phase1: ['未开始', 'Not started'],
    phase2: ['进行中', 'Running'],
    phase3: ['已结束', 'Ended'],
  },
  states: ['phase2', 'phase1', 'phase3'],
  shopActions: { groupStart: shopsOfDeal, groupEnd: shopsOfDeal },
  read: async ({ db, now, scope }, { locale, find, state, page }) => ({
    now,
    groups: await db.query<GroupRow & { name: string }>(
      `select ${groupColumns}, p.name->>$1 as name from group_activity g join product p using (prod_id)
      where ($3 = '' or p.name->>$1 ilike '%' || $3 || '%') and ${inScopeSql('p.shop_id', '$5')}
        and ($6 = '' or $6 = case when end_time <= $2::bigint then 'phase3' when start_time > $2::bigint then 'phase1' else 'phase2' end)
      order by (end_time <= $2::bigint), (start_time > $2::bigint), group_activity_id limit ${CONSOLE_ROWS} offset $4::bigint`,
      [locale, now, find.trim(), (page - 1) * CONSOLE_ROWS, scopeParam(scope), state],
    ),
  }),
  draw: ({ groups, now }, { t, form, more, table, search, pages }) => {
    const button = (action: string, key: Parameters<typeof t>[0], fields: Record<string, number>) =>
      form(action, fields, html`<button class="quiet">${t(key)}</button>`)
    return html`${search(t('find'))}${table(
      ['product', 'people', 'joined', 'time', 'action'],
      groups.map((group) => {
        const { groupActivityId, people, joined, startTime, endTime, name, price } = group
        const status = activityStatusOf(group, now)
        return html`<tr data-group="${groupActivityId}" data-status="${status}">
          <td class="words">${name} ${yuan(price)}</td>
          <td>${people}</td>
          <td>${joined}</td>
          <td class="time">
            ${t(`phase${status}`)}<br />${writeServerTime(startTime).slice(5, 16)} -
            ${writeServerTime(endTime).slice(5, 16)}
          </td>
          <td>
            ${status === 2 ? html`${button('groupEnd', 'endNow', { groupActivityId })} ${more(button('groupOpen', 'openTeam', { groupActivityId }))}` : button('groupStart', 'startNow', { groupActivityId })}
          </td>
        </tr>`
      }),
    )}${pages(groups.length)}`
  },
  actions: {
    groupStart: async ({ db, now }, { groupActivityId = '' }) =>
      id.test(groupActivityId) &&
      (
        await db.query(
          `update group_activity set start_time = $2::bigint, end_time = greatest(end_time, $2::bigint + ${HOUR})
          where group_activity_id = $1::text::bigint and (start_time > $2::bigint or end_time <= $2::bigint) returning 1`,
          [groupActivityId, now],
        )
      ).length === 1,
    groupEnd: async ({ db, now }, { groupActivityId = '' }) =>
      id.test(groupActivityId) &&
      (
        await db.query(
          'update group_activity set end_time = $2::bigint where group_activity_id = $1::text::bigint and start_time <= $2::bigint and end_time > $2::bigint returning 1',
          [groupActivityId, now],
        )
      ).length === 1,
    groupOpen: async ({ db, now }, { groupActivityId = '' }) =>
      id.test(groupActivityId) &&
      (await buyInGroup(db, { groupActivityId: Number(groupActivityId), now })) !== undefined,
  },
})

/** The seller console's section of teams that wait for more buyers. */
export const teamConsoleSection = defineSection({
  name: 'teams',
  texts: {
    title: ['待成团', 'Forming teams'],
    empty: ['买家开团后，未满员的团显示在这里。', 'Teams appear here while they wait for more buyers.'],
    find: ['团长或商品', 'Leader or product'],
    time: ['截止时间', 'Ends'],
    joined: ['已参团', 'Joined'],
    team: ['团队', 'Team'],
    fill: ['样例买家凑满', 'Fill with sample buyers'],
    join: ['样例买家参团', 'One sample buyer joins'],
    runOut: ['到时未成团', 'Let its time run out'],
  },
  shopActions: {},
  read: ({ db, scope }, { locale, find, page }) =>
    db.query<Team>(
      `select group_team_id as id, group_activity_id as activity, t.people, t.end_time as "endTime", b.nick_name->>$1 as leader, p.name->>$1 as name,
        (select count(*)::int from orders o where o.group_team_id = t.group_team_id and o.status = 7) as joined
      from group_team t join buyer b using (user_id) join group_activity g using (group_activity_id) join product p on p.prod_id = g.prod_id
      where t.status = 1 and ${inScopeSql('p.shop_id', '$4')}
        and ($2 = '' or b.nick_name->>$1 ilike '%' || $2 || '%' or p.name->>$1 ilike '%' || $2 || '%')
      order by t.created desc, group_team_id limit ${CONSOLE_ROWS} offset $3::bigint`,
      [locale, find.trim(), (page - 1) * CONSOLE_ROWS, scopeParam(scope)],
    ),
  draw: (teams, { t, form, more, table, search, pages }) => {
    const button = (action: string, key: Parameters<typeof t>[0], fields: Record<string, number>) =>
      form(action, fields, html`<button class="quiet">${t(key)}</button>`)
    return html`${search(t('find'))}${table(
      ['team', 'product', 'joined', 'time', 'action'],
      teams.map(
        ({ id, activity, people, joined, endTime, leader, name }) =>
          html`<tr data-team="${id}" data-activity="${activity}">
            <td>${id} ${leader}</td>
            <td class="words">${name}</td>
            <td>${joined}/${people}</td>
            <td>${writeServerTime(endTime).slice(5, 16)}</td>
            <td>
              ${button('groupJoin', 'join', { groupTeamId: id })}
              ${more(button('groupFill', 'fill', { groupTeamId: id }), button('groupRunOut', 'runOut', { groupTeamId: id }))}
            </td>
          </tr>`,
      ),
    )}${pages(teams.length)}`
  },
  actions: {
    groupJoin: ({ db, now }, { groupTeamId = '' }) => join(db, groupTeamId, now, 1),
    groupFill: ({ db, now }, { groupTeamId = '' }) => join(db, groupTeamId, now, 100),
    groupRunOut: async ({ db, now }, { groupTeamId = '' }) => {
      if (!id.test(groupTeamId)) return false
      await db.query(
        'update group_team set end_time = $2::bigint where group_team_id = $1::text::bigint and status = 1',
        [groupTeamId, now],
      )
      return (await failTeams({ db, now }, Number(groupTeamId))) === 1
    },
  },
})

/** Lets sample buyers join until the team is full or `most` have joined. */
async function join(db: Db, groupTeamId: string, now: number, most: number): Promise<boolean> {
  if (!id.test(groupTeamId)) return false
  let joined = 0
  while (joined < most) {
    const [team] = await db.query<{ activity: number }>(
      'select group_activity_id as activity from group_team where group_team_id = $1::text::bigint and status = 1',
      [groupTeamId],
    )
    if (!team) break
    const bought = await buyInGroup(db, { groupActivityId: team.activity, groupTeamId: Number(groupTeamId), now })
    if (bought === undefined) break
    joined++
  }
  return joined > 0
}
