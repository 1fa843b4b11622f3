// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import { textFormats as formats } from '#domain/formats/text-formats.ts'
import { ucs2length } from './runtime.js'

export const schema = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "pointer",
    "text",
    "blocking"
  ],
  "properties": {
    "pointer": {
      "type": "string",
      "title": "Field",
      "description": "JSON pointer of a field of the application, for instance /company/address, or of an entry of a list.",
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^(?:/(?:[^/~]|~[01])+)+$",
      "format": "plain-text",
      "x-messages": {
        "required": "Required.",
        "minLength": "Required.",
        "maxLength": "The application has no such field.",
        "pattern": "The application has no such field.",
        "format": "HTML tags are not allowed!"
      }
    },
    "text": {
      "type": "string",
      "x-trim": true,
      "title": "Note",
      "description": "Plain text. HTML is shown as it was typed.",
      "minLength": 1,
      "maxLength": 2000,
      "format": "message-text",
      "pattern": "^(?:|[\\s\\S]*\\S[\\s\\S]*)$",
      "x-messages": {
        "required": "Required.",
        "pattern": "Required.",
        "minLength": "Required.",
        "maxLength": "Minimum length required is 1 and maximum 2000 characters",
        "format": "Control characters are not allowed."
      }
    },
    "blocking": {
      "type": "boolean",
      "title": "The review cannot go on without this change",
      "x-messages": {
        "required": "Required."
      }
    }
  }
}

export const validators = {}
validators["7a03c6d6"] = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["pointer","text","blocking"],"properties":{"pointer":{"type":"string","title":"Field","description":"JSON pointer of a field of the application, for instance /company/address, or of an entry of a list.","minLength":1,"maxLength":200,"pattern":"^(?:/(?:[^/~]|~[01])+)+$","format":"plain-text","x-messages":{"required":"Required.","minLength":"Required.","maxLength":"The application has no such field.","pattern":"The application has no such field.","format":"HTML tags are not allowed!"}},"text":{"type":"string","x-trim":true,"title":"Note","description":"Plain text. HTML is shown as it was typed.","minLength":1,"maxLength":2000,"format":"message-text","pattern":"^(?:|[\\s\\S]*\\S[\\s\\S]*)$","x-messages":{"required":"Required.","pattern":"Required.","minLength":"Required.","maxLength":"Minimum length required is 1 and maximum 2000 characters","format":"Control characters are not allowed."}},"blocking":{"type":"boolean","title":"The review cannot go on without this change","x-messages":{"required":"Required."}}},"$id":"7a03c6d6"};
const formats0 = formats["plain-text"];
const formats2 = formats["message-text"];
const func1 = ucs2length;
const pattern4 = new RegExp("^(?:/(?:[^/~]|~[01])+)+$", "u");
const pattern5 = new RegExp("^(?:|[\\s\\S]*\\S[\\s\\S]*)$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="7a03c6d6" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pointer === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pointer"},message:"must have required property '"+"pointer"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.blocking === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blocking"},message:"must have required property '"+"blocking"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "pointer") || (key0 === "text")) || (key0 === "blocking"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.pointer !== undefined){
let data0 = data.pointer;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err4 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema31.properties.pointer,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.pointer,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern4.test(data0)){
const err6 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/pattern",keyword:"pattern",params:{pattern: "^(?:/(?:[^/~]|~[01])+)+$"},message:"must match pattern \""+"^(?:/(?:[^/~]|~[01])+)+$"+"\"",schema:"^(?:/(?:[^/~]|~[01])+)+$",parentSchema:schema31.properties.pointer,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0(data0))){
const err7 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.pointer,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.pointer.type,parentSchema:schema31.properties.pointer,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err9 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema31.properties.text,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data1) < 1){
const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.text,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern5.test(data1)){
const err11 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/pattern",keyword:"pattern",params:{pattern: "^(?:|[\\s\\S]*\\S[\\s\\S]*)$"},message:"must match pattern \""+"^(?:|[\\s\\S]*\\S[\\s\\S]*)$"+"\"",schema:"^(?:|[\\s\\S]*\\S[\\s\\S]*)$",parentSchema:schema31.properties.text,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats2(data1))){
const err12 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/format",keyword:"format",params:{format: "message-text"},message:"must match format \""+"message-text"+"\"",schema:"message-text",parentSchema:schema31.properties.text,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.text.type,parentSchema:schema31.properties.text,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.blocking !== undefined){
let data2 = data.blocking;
if(typeof data2 !== "boolean"){
const err14 = {instancePath:instancePath+"/blocking",schemaPath:"#/properties/blocking/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema31.properties.blocking.type,parentSchema:schema31.properties.blocking,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
