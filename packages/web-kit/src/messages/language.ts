import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

const STORED = 'language';

export interface LanguageState {
  current: string;
}

export const languageSlice = createSlice({
  name: 'language',
  initialState: (): LanguageState => ({ current: localStorage.getItem(STORED) ?? 'en' }),
  reducers: {
    chosen: (state, { payload }: PayloadAction<string>) => {
      state.current = payload;
    },
  },
});

/** The visitor's language (BCP 47); choosing one is remembered. */
export function useLanguage(): { language: string; choose: (language: string) => void } {
  const dispatch = useDispatch();
  const language = useSelector((state: { language: LanguageState }) => state.language.current);
  const choose = (next: string) => {
    localStorage.setItem(STORED, next);
    dispatch(languageSlice.actions.chosen(next));
  };
  return { language, choose };
}
