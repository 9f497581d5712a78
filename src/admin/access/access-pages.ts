import { preloadable } from '../ui/preloadable.tsx';

/** Where nobody is signed in yet. */
export const accessPages = [
  { path: '/sign-in', component: preloadable(() => import('./pages/SignIn.tsx')) },
  { path: '/forgot-password', component: preloadable(() => import('./pages/ForgotPassword.tsx')) },
  { path: '/reset-password', component: preloadable(() => import('./pages/ResetPassword.tsx')) },
  { path: '/accept-invitation', component: preloadable(() => import('./pages/AcceptInvitation.tsx')) },
  { path: '/setup', component: preloadable(() => import('./pages/SetUp.tsx')) },
] as const;

export const Profile = preloadable(() => import('./pages/Profile.tsx'));
export const Mailbox = preloadable(() => import('./pages/Mailbox.tsx'));
