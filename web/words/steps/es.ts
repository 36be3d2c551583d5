import type { StepWords } from './en.js';

/** The texts of files, payments, codes and of what is wrong with pictures, in Spanish. */
export const es: StepWords = {
  files: {
    choose: 'Elegir un archivo',
    replace: 'Elegir otro archivo',
    remove: 'Quitar el archivo',
    sending: 'Subiendo…',
    isThere: 'Subido: {name}',
    takes: '{types}, hasta {n} MB.',
    type: 'Tipo de archivo no admitido. Suba uno de estos: {types}.',
    large: 'El archivo ocupa más de {n} MB.',
    damaged: 'El archivo está dañado o incompleto. Elija otro.',
    document: 'Documento',
  },
  deposit: {
    submit: 'Continuar al pago',
    waits: 'Estamos esperando su pago. Si salió de la página de pago antes de terminar, puede continuar allí.',
    go: 'Ir a la página de pago',
    leaving: 'Le llevamos a la página del proveedor de pagos…',
  },
  adults: {
    title: 'Enlaces para los demás adultos',
    lead: 'Cada adulto tiene su propia lista de pasos. Envíe a cada uno su enlace. Nadie ve lo que usted ha escrito.',
    done: 'Completado',
    waiting: 'Pendiente',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado.',
    link: 'Enlace para {name}',
    none: 'Su anfitrión ha anulado este enlace.',
  },
  codes: {
    send: 'Enviar código',
    again: 'Reenviar código',
    sent: 'Hemos enviado un código a {to}. Caduca en {n} minutos.',
    label: 'Código',
    confirm: 'Confirmar',
    confirmed: 'Confirmado',
    wrong: 'Código incorrecto o caducado.',
    notSent: 'No hemos podido enviar el código. Revise lo que ha escrito e inténtelo de nuevo en un minuto.',
    noMobile: 'Solo podemos enviar códigos a un teléfono móvil. Indique uno y vuelva a intentarlo.',
    tooMany: 'Ha pedido demasiados códigos. Inténtelo más tarde.',
    needed: '{field}: confírmelo con el código que le enviamos.',
  },
};
