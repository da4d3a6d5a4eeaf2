import { html } from 'hono/html'
import { defineSection } from '../core/console/section.ts'
import type { ConsoleSection } from '../core/console/section.ts'
import { wireDate } from '../core/wire/wire.ts'
import { nextRun } from './job.ts'
import type { Job } from './job.ts'
import { dismissFailures, readJobStates } from './jobStates.ts'
import { sendJob } from './sendJob.ts'

type Shown = Pick<Job<never>, 'name' | 'title' | 'schedule'>

/** Returns the console's section of jobs: their last and next runs and their failures. */
export function jobConsoleSection(jobs: readonly Shown[]): ConsoleSection {
  const isJob = (name: string) => jobs.some((job) => job.name === name)
  return defineSection({
    name: 'jobs',
    texts: {
      title: ['后台任务', 'Jobs'],
      job: ['任务', 'Job'],
      last: ['上次运行', 'Last run'],
      took: ['耗时', 'Duration'],
      next: ['下次运行', 'Next run'],
      onDemand: ['按需', 'On demand'],
      failures: ['失败', 'Failures'],
      running: ['运行中', 'Running'],
      waits: ['等待重试', 'Waiting for a retry'],
      run: ['立即运行', 'Run now'],
      dismiss: ['清除失败记录', 'Dismiss failures'],
    },
    read: async ({ db, now }) => ({
      now,
      states: await readJobStates(
        db,
        jobs.map(({ name }) => name),
      ),
    }),
    draw: ({ now, states }, { t, form, table, locale }) =>
      table(
        ['job', 'last', 'took', 'next', 'failures', 'action'],
        jobs.map(({ name, title, schedule }) => {
          const state = states.get(name)
          const problem = state?.lastFailure ?? state?.problem
          return html`<tr data-job="${name}">
            <td>${title[locale === 'zh' ? 0 : 1]}</td>
            <td>${state?.started ? wireDate(state.started) : '–'}</td>
            <td>
              ${state?.state === 'active' ? t('running') : state?.state === 'retry' ? t('waits') : duration(state?.took)}
            </td>
            <td>${schedule ? wireDate(nextRun(schedule, now)) : t('onDemand')}</td>
            <td class="words">
              ${state?.failures ? html`<strong>${state.failures}</strong> (${wireDate(state.failedAt ?? 0)})` : ''}
              ${problem ?? ''}
            </td>
            <td>
              ${schedule ? form('jobRun', { name }, html`<button class="quiet">${t('run')}</button>`) : ''}
              ${state?.failures ? form('jobDismiss', { name }, html`<button class="quiet">${t('dismiss')}</button>`) : ''}
            </td>
          </tr>`
        }),
      ),
    actions: {
      jobRun: async ({ db }, { name = '' }) => isJob(name) && sendJob(db, name),
      jobDismiss: async ({ db }, { name = '' }) => isJob(name) && dismissFailures(db, name),
    },
  })
}

/** Returns milliseconds as `0.25 s` or `12 s`. */
function duration(took: number | null | undefined): string {
  if (took === null || took === undefined) return '–'
  return `${took < 10_000 ? (took / 1000).toFixed(2) : Math.round(took / 1000)} s`
}
