import { goTo } from '../at.ts'
import type { Load } from '../at.ts'
import { passwordLoad } from '../internal/passwordFlow.ts'
import type { PasswordStepsData } from '../internal/passwordFlow.ts'
import { forgotten } from './ForgetPassword.act.ts'

const steps = passwordLoad(forgotten)

/** `/forget-password`: who is logged in changes the password in the user centre. */
export const load: Load<PasswordStepsData> = async (api, at) => (await at.user ? goTo('/user-center/uc-password') : steps(api, at))
