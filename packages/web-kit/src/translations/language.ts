import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { LANGUAGES, type Language } from '@safari/contracts';
import { useDispatch, useSelector } from 'react-redux';

const COOKIE = 'language';
const A_YEAR = 31_536_000;

export interface LanguageState {
  current: Language;
}

export const languageSlice = createSlice({
  name: 'language',
  initialState: (): LanguageState => ({ current: languageOfPage() }),
  reducers: {
    chosen: (state, { payload }: PayloadAction<Language>) => {
      state.current = payload;
    },
  },
});

/** The visitor's language; one that is chosen is remembered in a cookie, by which the server draws the next page. */
export function useLanguage(): { language: Language; choose: (language: Language) => void } {
  const dispatch = useDispatch();
  const language = useSelector((state: { language: LanguageState }) => state.language.current);
  const choose = (next: Language) => {
    document.cookie = `${COOKIE}=${next}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`;
    dispatch(languageSlice.actions.chosen(next));
  };
  return { language, choose };
}

/** The gateway has read cookie and browser, and says in which language it sent the page. */
export const languageOfPage = (): Language =>
  known(typeof document === 'undefined' ? 'en' : document.documentElement.lang);

/** What we cannot speak is English. */
function known(asked: string): Language {
  return LANGUAGES.find((language) => language === asked) ?? 'en';
}
