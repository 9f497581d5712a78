import useMediaQuery from '@mui/material/useMediaQuery';

/** Below this the rail is a bottom bar, lists are cards and controls are 44 px high. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 719px)', { noSsr: true });
