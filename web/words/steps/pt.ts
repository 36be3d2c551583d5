import type { StepWords } from './en.js';

/** Portuguese texts for files, payments and codes. */
export const pt: StepWords = {
  files: {
    choose: 'Escolher um arquivo',
    replace: 'Escolher outro arquivo',
    remove: 'Remover arquivo',
    sending: 'Enviando…',
    isThere: 'Enviado: {name}',
    takes: '{types}, até {n} MB.',
    type: 'Tipo de arquivo não aceito. Envie {types}.',
    large: 'O arquivo tem mais de {n} MB.',
    damaged: 'O arquivo está danificado ou incompleto. Escolha outro.',
    document: 'Documento',
  },
  deposit: {
    submit: 'Ir para o pagamento',
    waits: 'Aguardando seu pagamento. Se você saiu da página de pagamento antes de terminar, pode continuar lá.',
    go: 'Ir para a página de pagamento',
    leaving: 'Levando você à página de pagamento…',
  },
  adults: {
    title: 'Links para outros adultos',
    lead: 'Cada adulto tem sua própria lista. Envie a cada pessoa o link dela. Ninguém vê o que você preencheu.',
    done: 'Concluído',
    waiting: 'Ainda não concluído',
    copy: 'Copiar link',
    copied: 'Link copiado.',
    link: 'Link para {name}',
    none: 'Seu anfitrião revogou este link.',
  },
  codes: {
    send: 'Enviar código',
    again: 'Reenviar código',
    sent: 'Enviamos um código para {to}. Ele expira em {n} minutos.',
    label: 'Código',
    confirm: 'Confirmar',
    confirmed: 'Confirmado',
    wrong: 'Código incorreto ou expirado.',
    notSent: 'Não conseguimos enviar o código. Confira o que você preencheu e tente novamente em um minuto.',
    noMobile: 'Só podemos enviar códigos para um número de celular. Informe um e tente novamente.',
    tooMany: 'Muitos códigos solicitados. Tente mais tarde.',
    needed: '{field}: confirme com o código que enviamos.',
  },
};
